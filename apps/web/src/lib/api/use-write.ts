import { useMutation, type MutateOptions, type UseMutationOptions } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

type Options<Reply, Input> = UseMutationOptions<Reply, Error, Input> & {
  /** Only one request at a time, whatever its input; otherwise only equal requests are ignored while one runs. */
  readonly oneAtATime?: boolean;
};

/**
 * `useMutation` for what a press writes. A press is accepted or ignored immediately, not with the next render, so a double
 * click is one press, and the first reply counts.
 */
export function useWrite<Reply, Input = void>({ oneAtATime = false, ...options }: Options<Reply, Input>) {
  const running = useRef(new Set<string>());
  const keyOf = useCallback(
    (input: Input) => (oneAtATime ? '' : (JSON.stringify(input) ?? '')),
    [oneAtATime],
  );
  const mutation = useMutation({
    ...options,
    onSettled: (reply, error, input, ...rest) => {
      running.current.delete(keyOf(input));
      return options.onSettled?.(reply, error, input, ...rest);
    },
  });
  const { mutate: begin } = mutation;
  const mutate = useCallback(
    (input: Input, after: MutateOptions<Reply, Error, Input> = {}) => {
      const pressed = keyOf(input);
      if (running.current.has(pressed)) return;
      running.current.add(pressed);
      begin(input, after);
    },
    [begin, keyOf],
  );
  const reset = () => {
    running.current.clear();
    mutation.reset();
  };
  return { ...mutation, mutate, reset };
}

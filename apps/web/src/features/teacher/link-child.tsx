import { TextField } from '@noodlenaut/ui/pieces/text-field';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Icon } from '@noodlenaut/ui/icon';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { serverSentence, sentenceOf } from '../../lib/errors.ts';
import { grownUpCall, grownUpReads } from '../../lib/grown-up-api.ts';
import looks from './link-child.module.css';

const SIGNS_MAX = 40;

/** The code of a child who already plays; the link waits until the child or their grown-up has said yes (SAFETY 2.15). */
export function LinkChild({ isMain = false }: { isMain?: boolean }) {
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const redeem = useMutation({
    mutationFn: () => grownUpCall('family.redeemCode', { code }),
    onSuccess: async () => {
      setCode('');
      await client.invalidateQueries({ queryKey: grownUpReads.children.queryKey });
    },
  });
  return (
    <div className={looks.link} {...(isMain ? { 'data-main': true } : {})}>
      <form
        className={looks.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() !== '' && !redeem.isPending) redeem.mutate();
        }}
      >
        <TextField
          label="Family code"
          hint="No 0, O, 1, I or L. Spaces do not matter."
          placeholder="H7RK 4MWP"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={SIGNS_MAX}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          {...(redeem.isError ? { error: serverSentence(redeem.error) ?? sentenceOf(redeem.error) } : {})}
        />
        <FlatButton
          type="submit"
          tone={isMain ? 'primary' : 'plain'}
          disabled={code.trim() === '' || redeem.isPending}
        >
          {redeem.isPending ? 'Linking...' : 'Link child'}
        </FlatButton>
      </form>
      <output className={looks.said}>
        {redeem.isSuccess &&
          'The link waits for a yes. Your child, or the grown-up who is linked already, says it on their own screen.'}
      </output>
      <div className={looks.other}>
        <p className="soft small">No account for your child yet?</p>
        <FlatButton
          icon={<Icon name="plus" size={18} />}
          renderRoot={(root) => <Link to="/family" {...root} />}
        >
          Create a child account
        </FlatButton>
      </div>
    </div>
  );
}

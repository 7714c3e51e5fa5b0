import type { Card, Color, PlacedCard } from './card.ts';

export const GROUNDS = ['grass', 'floor', 'sea', 'sky', 'sand', 'space', 'snow'] as const;
export type Ground = (typeof GROUNDS)[number];
export const PAGE_LOOKS = ['book', 'newspaper', 'letter', 'note', 'poster', 'sign', 'ticket'] as const;
export type PageLook = (typeof PAGE_LOOKS)[number];
export const SCREEN_LOOKS = ['browser', 'app', 'message'] as const;
export type ScreenLook = (typeof SCREEN_LOOKS)[number];
export const SCREEN_PARTS = ['text', 'button', 'field', 'link', 'warning', 'picture'] as const;
export type ScreenPart = (typeof SCREEN_PARTS)[number];
export const NODE_SHAPES = ['box', 'round', 'question'] as const;

/** A step of something that goes on: an event, a link of a chain. */
export interface NamedStep {
  readonly label: string;
  readonly thing?: string | undefined;
}
export interface DiagramNode {
  readonly id: string;
  readonly text?: string | undefined;
  readonly thing?: string | undefined;
  readonly at: readonly [column: number, row: number];
  readonly shape?: (typeof NODE_SHAPES)[number] | undefined;
}
export interface DiagramLink {
  readonly from: string;
  readonly to: string;
  readonly text?: string | undefined;
  /** Joined without an arrow head. */
  readonly line?: true | undefined;
}

/** Things side by side, in a place, in an order, or said and written. */
export interface StoryPictures {
  'picture-cards': { readonly cards: readonly Card[] };
  'story-panels': {
    readonly panels: readonly { readonly cards: readonly Card[]; readonly text?: string | undefined }[];
  };
  scene: {
    readonly ground: Ground;
    readonly columns: number;
    readonly rows: number;
    readonly items: readonly PlacedCard[];
  };
  'sort-bins': {
    readonly bins: readonly { readonly label: string; readonly cards: readonly Card[] }[];
    readonly loose?: readonly Card[] | undefined;
  };
  sequence: { readonly steps: readonly string[] };
  timeline: { readonly events: readonly (NamedStep & { readonly when: string })[] };
  cycle: { readonly steps: readonly NamedStep[] };
  'food-chain': { readonly links: readonly NamedStep[] };
  layers: { readonly layers: readonly { readonly label: string; readonly color?: Color | undefined }[] };
  diagram: { readonly nodes: readonly DiagramNode[]; readonly links: readonly DiagramLink[] };
  page: {
    readonly look: PageLook;
    readonly title?: string | undefined;
    readonly lines: readonly string[];
    readonly footer?: string | undefined;
  };
  screen: {
    readonly look: ScreenLook;
    readonly title?: string | undefined;
    readonly lines: readonly { readonly text: string; readonly as: ScreenPart }[];
  };
  'speech-bubbles': { readonly bubbles: readonly { readonly who: Card; readonly text: string }[] };
}

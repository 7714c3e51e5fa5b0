import type { GameType } from '@noodlenaut/domain';
import type { ReactElement } from 'react';

type ShipLook = { at: string; edge: string; hull: string };

const Ship = ({ at, edge, hull }: ShipLook) => (
  <g transform={at} stroke={edge} strokeWidth="3" strokeLinejoin="round">
    <path d="M8 7L-2-2h13l10 9zM8 27l-10 9h13l10-9z" fill={edge} />
    <path d="M2 7h26c11 0 19 5 23 10-4 5-12 10-23 10H2l6-10z" fill={hull} />
    <circle cx="30" cy="17" r="5.5" fill="#fffcf6" />
  </g>
);

/** Two eyes and a mouth, in the middle of a face. */
const Smile = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle cx="-5" cy="-2" r="2.4" />
    <circle cx="5" cy="-2" r="2.4" />
    <path d="M-4 5q4 4 8 0" fill="none" stroke="#1b2450" strokeWidth="2.2" strokeLinecap="round" />
  </g>
);

const ART = {
  'quiz-race': (
    <>
      <path
        d="M4 22h70M4 64h38"
        stroke="#e4a000"
        strokeWidth="6"
        strokeDasharray="1 12"
        strokeLinecap="round"
      />
      <Ship at="translate(86 5)" edge="#0042b6" hull="#63a0ff" />
      <Ship at="translate(54 47)" edge="#b22700" hull="#ff8d64" />
      <path d="M152 6v72" stroke="#6d7ac3" strokeWidth="6" strokeDasharray="9 9" />
    </>
  ),
  'knowledge-battle': (
    <>
      <g strokeWidth="3">
        <circle cx="32" cy="42" r="27" fill="#ffc845" stroke="#8a6200" />
        <circle cx="128" cy="42" r="27" fill="#84e1d9" stroke="#0a766d" />
      </g>
      <path
        d="M85 10L66 46h13l-5 30 22-38H82z"
        fill="#ff6b35"
        stroke="#cc3200"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <g fill="#1b2450">
        <circle cx="25" cy="38" r="3.5" />
        <circle cx="40" cy="38" r="3.5" />
        <circle cx="120" cy="38" r="3.5" />
        <circle cx="135" cy="38" r="3.5" />
      </g>
      <path
        d="M26 49q6 6 12 0M121 49q6 6 12 0"
        fill="none"
        stroke="#1b2450"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  'team-challenge': (
    <>
      <g strokeWidth="3">
        <g fill="#fbd6e3" stroke="#aa1c50">
          <circle cx="22" cy="54" r="17" />
          <circle cx="50" cy="54" r="17" />
          <circle cx="36" cy="28" r="17" />
        </g>
        <g fill="#cce2ff" stroke="#0042b6">
          <circle cx="110" cy="54" r="17" />
          <circle cx="138" cy="54" r="17" />
          <circle cx="124" cy="28" r="17" />
        </g>
      </g>
      <g fill="#1b2450">
        <Smile x={22} y={54} />
        <Smile x={50} y={54} />
        <Smile x={36} y={28} />
        <Smile x={110} y={54} />
        <Smile x={138} y={54} />
        <Smile x={124} y={28} />
      </g>
    </>
  ),
  'class-quiz': (
    <>
      <rect x="6" y="6" width="104" height="62" rx="10" fill="#1b2450" stroke="#121936" strokeWidth="3" />
      <rect x="18" y="20" width="36" height="14" rx="5" fill="#ffc845" />
      <rect x="62" y="20" width="36" height="14" rx="5" fill="#63a0ff" />
      <rect x="18" y="42" width="36" height="14" rx="5" fill="#2ec4b6" />
      <rect x="62" y="42" width="36" height="14" rx="5" fill="#e57ea2" />
      <g fill="#d5f7f4" stroke="#0a766d" strokeWidth="3">
        <circle cx="128" cy="62" r="13" />
        <circle cx="146" cy="40" r="11" />
      </g>
    </>
  ),
} as const satisfies Record<GameType, ReactElement>;

/** A small picture of how a game is played. */
export const GameTypeArt = ({ type }: { type: GameType }) => (
  <svg viewBox="0 0 160 84" preserveAspectRatio="xMinYMid meet" aria-hidden="true">
    {ART[type]}
  </svg>
);

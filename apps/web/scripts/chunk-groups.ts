import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PIECES = join(import.meta.dirname, '../../../packages/ui/src/pieces');
/** What a piece's glob lists: `{cat,dog}.svg`. */
const thingsNamedIn = (piece: string): readonly string[] =>
  [...readFileSync(join(PIECES, `${piece}.ts`), 'utf8').matchAll(/\{([\w,-]+)\}\.svg/g)].flatMap(
    ([, names = '']) => names.split(','),
  );

/** Modules that the landing shares with the app. */
const BASE =
  /packages\/domain\/src\/(?!comfort|account\/(recovery|password)|teacher|plans\/plans|family|privacy|quiz)|packages\/ui\/src\/(pieces\/(?!grown-up\/|password-strength|math-text|stat-tile|noodle-bar|section-head|picture-pad|password-pictures)|icons\/|styles\/|drawings(?!\/(subject-emoji|art\/emoji|persona|art\/persona|badge|art\/badges|emblem|art\/emblems))\/)/;
/** What every screen of the app needs before its own part: router, queries, the ground floor, the guards and loaders. */
const APP =
  /node_modules\/@tanstack\/|apps\/web\/src\/(lib\/(adopt-comfort|api|api-error|boot|comfort-button|errors|guards|notices|offline|page-link|query-client|reader|reads|session|theme|viewer|zod-without-eval)\.|routes|app|routeTree)|packages\/contract\/src\/calls\.ts|packages\/domain\/src\/family\/pictures-cookie|features\/\w+\/load-|features\/shell\/(notice|screen-error)/;
/** Forms: login, registration, setup and the account page. */
const FORMS =
  /node_modules\/(@mantine\/form|klona|fast-deep-equal)|features\/account\/(use-|gate|account\.module|role-options|checked-form)|ui\/src\/pieces\/(field|text-field|password-field\.|gate-layout|form-notice)/;
/** The teachers and Noodle in motion: landing, dashboard, subject, lesson. */
const CREW =
  /ui\/src\/(drawings\/(persona|art\/persona|face|emblem|art\/emblems|noodle\.|noodle-parts)|pieces\/(math-text|stat-tile|noodle-bar|section-head|(skeleton|option-key)\.module))/;
/** Tones, the voice and cheers: dashboard, subject, lesson. */
const VOICE = /src\/lib\/(spe|audio|use-moment|achievement-toasts)|domain\/src\/sound/;
/** What the dashboard shares with what comes after its first screen. */
const HOME =
  /ui\/src\/(pieces\/section-head|drawings\/(companion|living|art\/companion))|domain\/src\/progress\/level/;
/** Forty medals: under the dashboard, on the shelf, after a lesson. */
const BADGES = /ui\/src\/drawings\/(badge|art\/badges)/;
/** What the grown-ups' screens share; their charts come with the tab that shows them. */
const GROWN_UP_PIECES =
  /ui\/src\/(pieces\/grown-up\/(?!line-chart|day-bars|share-rows|chart-frame|spread-labels)|drawings\/(subject-emoji|art\/emoji))|domain\/src\/teacher\/progress-band|features\/teacher\/(teacher-missing|no-child|link-child)|lib\/(dates|progress-word|shown-numbers|use-live-children|save-file|use-step|use-family-step|printed-day|family-code-form)\.|features\/class(es|-view)\/(are-there|back-to-class|use-class-step)/;
/** Twelve pictures to sign in with: at the login of a trusted device, by QR code, and for the parent who chooses them. */
const PICTURES =
  /pieces\/(picture-pad|picture-order|password-pictures|game\/(avatar|game-things|qr-picture))|features\/account\/(picture-entry|come-back-at|picture-sign-in\.module)|lib\/qr-cells|node_modules\/uqr/;
/** What drawings of several kinds are made of: a few hundred bytes each. */
const STROKES =
  /ui\/src\/illustrations\/(parts\/(arrow|arrow-head|jitter|plain-shape|polar|starts|tile)|measures\/scale-step)\.tsx?$/;
/** The few of the hundreds of drawn things that games and the sign-in with pictures name: apart, so that a lesson with a thing loads neither. */
const FEW_THINGS = new RegExp(
  `ui/src/things/(${['game/game-things', 'password-pictures'].flatMap(thingsNamedIn).join('|')})\\.svg`,
);
/** A new password: registration, the account page, the ways back in. */
const NEW_PASSWORD =
  /features\/account\/(new-password|saved-form)|ui\/src\/pieces\/password-strength|domain\/src\/account\/(recovery|password)/;
/** How the browser reaches calls about families and classes. */
const GROWN_UP_CALLS = /lib\/(grown-up-api|freshly)|contract\/src\/grown-up-calls/;
const GROWN_UP = /node_modules\/@mantine\/core|src\/lib\/(grown-up-look|mantine-scheme)/;

const isApp = (id: string) =>
  APP.test(id) && !id.includes('?tsr-split') && !GROWN_UP.test(id) && !/landing-|routes\/-/.test(id);

/** Few larger chunks instead of sixty small ones: each would be packed by itself and cost a request. */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 30 },
  {
    name: 'look',
    test: /packages\/ui\/src\/styles\/styles\.css|web\/src\/lib\/(theme|page-link)\./,
    priority: 25,
  },
  { name: 'forms', test: FORMS, priority: 18 },
  { name: 'new', test: NEW_PASSWORD, priority: 18 },
  { name: 'crew', test: CREW, priority: 17 },
  { name: 'voice', test: VOICE, priority: 17 },
  { name: 'home', test: HOME, priority: 17 },
  { name: 'badges', test: BADGES, priority: 10 },
  { name: 'grown-up', test: GROWN_UP_PIECES, priority: 18 },
  { name: 'strokes', test: STROKES, priority: 8 },
  { name: 'things', test: FEW_THINGS, priority: 7 },
  { name: 'pictures', test: PICTURES, priority: 5 },
  { name: 'grown-up-calls', test: GROWN_UP_CALLS, priority: 6 },
  { name: 'base', test: BASE, minShareCount: 4, priority: 20 },
  { name: 'app', test: isApp, priority: 19 },
];

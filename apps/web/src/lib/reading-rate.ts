/** How fast a text is read aloud; 1 is the voice's own pace (SPEC 9). */
export const readingRate = (): number => 0.9;

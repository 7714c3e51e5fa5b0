/** A skill as people read it: 'math-number-line' is 'Number line'. Ids begin with their subject (curriculum). */
export function skillName(skill: string): string {
  const words = skill.split('-').slice(1).join(' ') || skill;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

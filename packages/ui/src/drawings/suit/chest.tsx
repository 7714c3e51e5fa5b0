export const Scarf = () => (
  <>
    <path d="M140 176l12 36 18-7-12-36z" fill="#2ec4b6" stroke="#11625a" />
    <path d="M148 196l17-6" stroke="#fffcf6" strokeWidth="5" />
    <path d="M76 166q44 24 88 0l5 14q-49 28-98 0z" fill="#2ec4b6" stroke="#11625a" />
    <path d="M94 178l-3 11M120 184v12M146 178l3 11" stroke="#fffcf6" strokeWidth="5" />
  </>
);

export const Medal = () => (
  <>
    <path d="M94 172l20 22h12l20-22-12-4-14 17-14-17z" fill="#3a86ff" stroke="#1b2450" />
    <circle cx="120" cy="199" r="16" fill="#ffc845" stroke="#8a6100" />
    <path
      d="M120 188l3 7 8 .8-6 5.200 2 7.600-7-4-7 4 2-7.600-6-5.200 8-.8z"
      fill="#fffcf6"
      stroke="#8a6100"
      strokeWidth="2"
    />
  </>
);

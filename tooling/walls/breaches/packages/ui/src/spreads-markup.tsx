const props = { dangerouslySetInnerHTML: { __html: '<b>' } };
export const Text = () => <p {...props} />;

export const Text = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />;

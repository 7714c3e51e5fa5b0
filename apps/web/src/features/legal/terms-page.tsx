import { PRODUCT } from '@noodlenaut/domain';
import { Operator } from './operator.tsx';
import { PaperPage } from './paper-page.tsx';

export function TermsPage() {
  return (
    <PaperPage title="Terms of Service">
      <p>
        {PRODUCT.name} is free software under the MIT licence. The school, family or organization that runs
        this instance sets the rules for its use and answers for it.
      </p>
      <Operator page="terms" />
      <h2>What we ask of everyone</h2>
      <ul>
        <li>Use your own account and keep its password to yourself.</li>
        <li>Be kind to the others here.</li>
        <li>Children use it with a grown-up who agrees.</li>
      </ul>
      <h2>Plans</h2>
      <p>
        A paid plan starts with a free trial of 7 days and needs no card. When it ends, the free plan goes on
        by itself.
      </p>
    </PaperPage>
  );
}

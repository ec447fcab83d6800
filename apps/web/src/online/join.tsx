import { useEffect, useState } from 'preact/hooks';
import { ButtonLink, Page } from '../parts/index.ts';
import { codes, takeCode } from '../route.ts';
import { t } from '../words.ts';
import { wasHere } from './guest.ts';
import { enter, Refusal } from './http.ts';

/** Goes in with the code of a link; the address has forgotten it already. */
export function Join() {
  const [fault, setFault] = useState<string | null>(null);
  const nth = codes.value;
  useEffect(() => {
    const code = takeCode();
    setFault(null);
    if (code === '') {
      setFault('no-code');
      return;
    }
    void enter({ code }).then(
      ({ table }) => {
        wasHere();
        // not one more step in the history of the browser: going back would find no code
        location.replace(table === null ? '#/' : `#/online/${table}`);
      },
      (error: unknown) => setFault(error instanceof Refusal ? error.code : 'internal'),
    );
  }, [nth]);
  if (fault === null) return <main aria-busy="true" aria-label={t('online.entering')} />;
  return (
    <Page narrow title={t('online.join.failed')} lead={t(`table.error.${fault}`)}>
      <ButtonLink href="#/" icon="home">
        {t('table.leave')}
      </ButtonLink>
    </Page>
  );
}

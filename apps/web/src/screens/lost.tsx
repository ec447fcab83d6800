import { ButtonLink, Page } from '../parts/index.ts';
import { t } from '../words.ts';

/** An address that leads nowhere. */
export const Lost = () => (
  <Page narrow title={t('lost.title')} lead={t('lost.about')}>
    <ButtonLink variant="primary" icon="home" href="#/">
      {t('lost.home')}
    </ButtonLink>
  </Page>
);

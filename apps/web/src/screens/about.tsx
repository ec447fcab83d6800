import { Page } from '../parts/index.ts';
import { t } from '../words.ts';
import './about.css';

const PARTS = ['games', 'different', 'private', 'owners', 'licence'] as const;

export const About = () => (
  <Page narrow title={t('about.title')} lead={t('about.lead')}>
    <div class="about-parts">
      {PARTS.map(part => (
        <section key={part} aria-labelledby={`about-${part}`}>
          <h2 id={`about-${part}`}>{t(`about.${part}`)}</h2>
          <p>{t(`about.${part}.text`)}</p>
        </section>
      ))}
    </div>
  </Page>
);

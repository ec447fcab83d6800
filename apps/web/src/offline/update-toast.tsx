import { Button, IconButton } from '../parts/index.ts';
import { t } from '../words.ts';
import { newer, update } from './register.ts';

/** Offers the newer version. Games are kept, so nothing is lost by taking it. */
export const UpdateToast = () =>
  newer.value && (
    <div class="toast" role="status">
      <span>{t('update.ready')}</span>
      <Button variant="primary" small onClick={update}>
        {t('update.now')}
      </Button>
      <IconButton
        icon="close"
        label={t('update.later')}
        onClick={() => {
          newer.value = null;
        }}
      />
    </div>
  );

import { useTranslation } from '@portal/shared-ui/i18n';
import { CentreCards } from '../site/centre-cards.tsx';
import { Page, PageTitle } from '../site/page.tsx';
import { TitleDrawing } from '../site/title-drawings.tsx';
import { useCentres } from '../site/use-centres.ts';

export default function CentresPage() {
  const { t } = useTranslation('landing');
  const { centres } = useCentres();
  return (
    <Page title={t('centres.title')} description={t('centres.lead')}>
      <PageTitle
        title={t('centres.title')}
        lead={t('centres.lead')}
        drawing={<TitleDrawing name="centres" />}
      />
      <div className="landing-inner landing-body">
        <CentreCards centres={centres} headings="h2" />
      </div>
    </Page>
  );
}

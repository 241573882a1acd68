import { useConfirm, useNotify } from '@portal/shared-ui/feedback';
import { useEffect } from 'react';
import { Kit } from '../kit/kit.tsx';
import { setFeedbackApi } from './feedback-api.ts';

function Speaker() {
  const notify = useNotify();
  const confirm = useConfirm();
  useEffect(() => {
    setFeedbackApi({ notify, confirm });
    return () => setFeedbackApi(null);
  }, [notify, confirm]);
  return null;
}

/** Where messages and questions of the whole portal appear. */
export const FeedbackHost = () => (
  <Kit>
    <Speaker />
  </Kit>
);

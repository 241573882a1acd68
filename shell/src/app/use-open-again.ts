import { useLocation, useNavigate } from '@portal/shared-ui/router';

/**
 * Reopens the page's address. Revalidating is not enough: the router's error boundary only resets after rendering a
 * running revalidation, and React skips that if everything is ready at once.
 */
export function useOpenAgain(): () => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return async () => {
    // with the hash it would be a jump within the page, which loads nothing
    await navigate({ pathname, search }, { replace: true, state, preventScrollReset: true });
  };
}

import { remote } from '@portal/portal-kit/webpack';

export default remote(import.meta.dirname);

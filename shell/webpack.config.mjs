import { host } from '@portal/portal-kit/webpack';

export default host(import.meta.dirname);

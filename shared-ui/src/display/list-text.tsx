export { listText } from '@portal/shared-api/languages';

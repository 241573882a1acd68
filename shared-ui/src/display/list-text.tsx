export { colon, comma, listText } from '@portal/shared-api/languages';

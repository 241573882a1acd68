export { branchName } from '@portal/shared-api/centre';

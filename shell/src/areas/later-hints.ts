import { readOverride } from '@portal/shared-ui/override';

/**
 * Hints of the page at what it loads after the first scripts: earlier they would hold those up. A tab with a build from
 * elsewhere loads other files.
 */
const later = document.querySelector<HTMLTemplateElement>('#later');
if (later && !readOverride()) document.head.append(later.content);

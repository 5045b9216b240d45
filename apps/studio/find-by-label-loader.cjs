const { dirname, join, relative } = require('node:path');

const FILTER = join(__dirname, 'src/form/match-field-label.ts');
/** The field picker of Payload's bulk edit, from its label to the properties of its select. */
const PICKER = /("fields:selectFieldsToEdit"[\s\S]{0,40}?\{)(getOptionValue:)/;

/**
 * Lets the field picker of Payload's bulk edit find fields by their labels. Its select gets labels as components, finds
 * only internal names, and cannot be configured.
 */
module.exports = function findByLabel(source) {
  if (!source.includes('"fields:selectFieldsToEdit"')) return source;
  if (!PICKER.test(source)) {
    throw new Error('Payload’s field picker has changed. Does it find fields by their labels now?');
  }
  const path = relative(dirname(this.resourcePath), FILTER);
  const patched = source.replace(PICKER, '$1filterOption:matchFieldLabel,$2');
  return `${patched}\nimport { matchFieldLabel } from ${JSON.stringify(path)};\n`;
};

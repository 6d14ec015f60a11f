// What the frontends use of react-intl: shared as a whole, it could not be tree-shaken.
export { IntlProvider, type IntlShape, useIntl } from 'react-intl';

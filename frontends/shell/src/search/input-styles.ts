import { css } from '@emotion/react';
import { color, controlStyles } from '@ideabox/ui';

/** The look of the form's text fields: as high as its select. */
export const inputStyles = css([controlStyles, { '&::placeholder': { color: color.muted, opacity: 1 } }]);

import { z } from 'zod';

/** The identity provider's subject, in a path or body. */
export const memberId = () => z.string().regex(/^[^\p{C}]{1,255}$/u);

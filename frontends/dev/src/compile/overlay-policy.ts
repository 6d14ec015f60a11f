/** The one policy that the overlay of compile errors writes its text by. */
export const overlayPolicy = 'front-overlay';

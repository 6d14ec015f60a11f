/** One for the page, whichever bundle comes first: a runtime that joins later does not know what is on the screen. */
globalThis.ideaboxRefresh ??= require('react-refresh-itself');
module.exports = globalThis.ideaboxRefresh;

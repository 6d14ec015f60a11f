/** A style sheet is its text, as the bundler hands it over. */
export default { process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }) };

/** Another rebuild of the same projection has not ended. */
export class RebuildUnderWay extends Error {
  override name = 'RebuildUnderWay';

  constructor() {
    super('another rebuild is under way');
  }
}

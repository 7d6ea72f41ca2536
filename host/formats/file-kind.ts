import { looksLikeHsn } from './hsn-header.ts';
import { looksLikeDiskImage, looksLikeImg } from './img-header.ts';

export type FileKind = 'img' | 'hsn' | 'unknown';

/**
 * Says which decoder a file is for. The content decides; where it says nothing, the file name does, so that the decoder
 * can say what is wrong. A floppy image named `.IMG` is `unknown` here.
 *
 * @param name file name with or without folders, in any case
 */
export function identifyFile(name: string, bytes: Uint8Array): FileKind {
  if (looksLikeHsn(bytes)) {
    return 'hsn';
  }
  if (looksLikeImg(bytes)) {
    return 'img';
  }
  const extension = /\.([^./\\]*)$/.exec(name)?.[1].toLowerCase();
  if ((extension === 'img' || extension === 'ximg') && !looksLikeDiskImage(bytes)) {
    return 'img';
  }
  return extension === 'hsn' ? 'hsn' : 'unknown';
}

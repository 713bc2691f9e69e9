interface NamedFile {
  fileName: string;
  fileType: string;
  /** Bytes. */
  size: number;
}

/** Headers that make a browser save a file under its name and never render it as a page of this site. */
export function downloadHeaders({ fileName, fileType, size }: NamedFile): Record<string, string | number> {
  const plain = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w. -]/g, '_');
  const exact = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return {
    'content-type': fileType,
    'content-length': size,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${exact}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-cache',
  };
}

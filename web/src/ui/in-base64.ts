/** Bytes in base 64, piece by piece: a whole file is too many arguments for one call. */
export const inBase64 = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let testo = '';
  for (let da = 0; da < bytes.length; da += 8192) testo += String.fromCharCode(...bytes.subarray(da, da + 8192));
  return btoa(testo);
};

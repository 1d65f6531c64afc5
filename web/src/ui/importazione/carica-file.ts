/** Puts a file where the server said. @throws Error with an Italian message when it does not arrive */
export const uploadFile = async (
  file: File,
  { link, contentType }: { readonly link: string; readonly contentType: string },
  signal: AbortSignal,
): Promise<void> => {
  const response = await fetch(link, {
    method: 'PUT',
    headers: { 'content-type': contentType },
    body: file,
    signal,
  }).catch((cause: unknown) => {
    throw signal.aborted
      ? cause
      : new Error(`Il file "${file.name}" non è arrivato: controllare la connessione e riprovare.`, { cause });
  });
  await response.arrayBuffer();
  if (!response.ok)
    throw new Error(
      `Il file "${file.name}" non è stato accettato (${response.status}): ricominciare scegliendolo di nuovo.`,
    );
};

/** Waits, or ends at once when the signal says to stop. Milliseconds. */
export const sleep = (tempo: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, tempo);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

const ESTENSIONI = /\.(?:xlsx|xlsm|ods|xls|csv|json)$/i;
const MASSIMO_BYTE = 10 * 1024 * 1024;

/** Why a file cannot be imported, before it is sent; null when nothing is seen against it. */
export const refusalOf = (file: { readonly name: string; readonly size: number }): string | null => {
  if (!ESTENSIONI.test(file.name)) return `"${file.name}" non è un file XLSX, ODS, CSV o JSON.`;
  if (file.size === 0) return `"${file.name}" è vuoto.`;
  return file.size > MASSIMO_BYTE ? `"${file.name}" supera 10 MB: dividerlo in più file.` : null;
};

type Pagina = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Waits for somebody to look at the page: whatever asks by itself asks nothing while it is behind another one. Ends at once when the signal says to stop. */
export const untilVisible = (signal?: AbortSignal, pagina: Pagina = document): Promise<void> =>
  new Promise((resolve) => {
    if (pagina.visibilityState !== 'hidden' || signal?.aborted) return resolve();
    const end = (): void => {
      if (pagina.visibilityState === 'hidden' && !signal?.aborted) return;
      pagina.removeEventListener('visibilitychange', end);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    pagina.addEventListener('visibilitychange', end);
    signal?.addEventListener('abort', end);
  });

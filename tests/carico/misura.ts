import { setTimeout } from 'node:timers/promises';

/** How calls went at a rate: latencies in milliseconds from the instant each was due, so that one that had to wait its turn counts its wait. */
export interface Misura {
  readonly alSecondo: number;
  readonly chiamate: number;
  readonly errori: readonly string[];
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** More than these unanswered, and who calls would only measure its own queue. */
const IN_VOLO = 2000;

/**
 * Calls at a steady rate, whether the ones before have been answered or not, for some seconds.
 * `call` answers the HTTP status: but for a version that another has changed (409), any refusal is an error, as is a call that fails.
 */
export const measureAt = async (
  alSecondo: number,
  secondi: number,
  call: () => Promise<{ readonly status: number }>,
): Promise<Misura> => {
  const tempi: number[] = [];
  const errori: string[] = [];
  const aperte = new Set<Promise<void>>();
  const inizio = performance.now();
  const quante = Math.round(alSecondo * secondi);
  for (let numero = 0; numero < quante && aperte.size < IN_VOLO; numero += 1) {
    const dovuta = inizio + (numero * 1000) / alSecondo;
    if (dovuta > performance.now()) await setTimeout(dovuta - performance.now());
    const una: Promise<void> = call()
      .then(({ status }) => {
        if (status >= 400 && status !== 409) errori.push(String(status));
      })
      .catch((error: unknown) => {
        errori.push(error instanceof Error ? error.message : String(error));
      })
      .finally(() => {
        tempi.push(performance.now() - dovuta);
        aperte.delete(una);
      });
    aperte.add(una);
  }
  if (aperte.size >= IN_VOLO) errori.push(`${IN_VOLO} calls without an answer`);
  await Promise.all(aperte);
  const ordinati = tempi.toSorted((a, b) => a - b);
  const percentile = (parte: number) => ordinati[Math.floor(ordinati.length * parte)] ?? 0;
  return {
    alSecondo,
    chiamate: tempi.length,
    errori,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
  };
};

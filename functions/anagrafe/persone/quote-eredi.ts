import { quoteIntere } from '#archivio/fascicolo/eredita.ts';
import { erediDellaScuola } from '#archivio/persone/eredi.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { campoNonValido } from '#platform/errors.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { formatAliquota, UNO } from '#shared/money/centesimi.ts';

/** Refuses heirs whose shares make more than the whole with those of the other heirs of the same person. @throws CAMPO_NON_VALIDO on the share */
export const refuseQuoteEredi = async (
  scritti: readonly Persona[],
  { archivio }: Pick<RequestContext, 'archivio'>,
): Promise<void> => {
  const nuovi = scritti.filter(({ tipoSoggetto, cfDeceduto }) => tipoSoggetto === 'EREDE' && cfDeceduto !== null);
  if (nuovi.length === 0) return;
  const uids = new Set(nuovi.map(({ uid }) => uid));
  const noti = (await erediDellaScuola(archivio)).filter(({ uid }) => !uids.has(uid));
  for (const [cfDeceduto, suoi] of Map.groupBy(nuovi, (erede) => erede.cfDeceduto)) {
    const altri = noti.filter((erede) => erede.cfDeceduto === cfDeceduto);
    const quote = quoteIntere([...suoi, ...altri]);
    if (quote <= UNO) continue;
    throw campoNonValido(
      'quotaEredita',
      `Le quote degli eredi di ${cfDeceduto} farebbero insieme ${formatAliquota(quote)}${detti(altri)}: correggere questa, o prima quelle degli altri.`,
    );
  }
};

const detti = (altri: readonly Persona[]): string =>
  altri.length === 0
    ? ''
    : ` (${altri.map(({ desCognome, desNome, quotaEredita }) => `${nominativo(desCognome, desNome)} ${formatAliquota(quotaEredita ?? 0)}`).join(', ')})`;

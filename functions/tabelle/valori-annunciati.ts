import { valoriAnnunciatiRepository } from '#archivio/tabelle/valore-annunciato.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { campoNonValido } from '#platform/errors.ts';
import { gestione } from '#platform/http/gestione.ts';
import type { ValoreAnnunciato } from '#shared/contracts/tabelle/valori-annunciati.ts';
import { partiDi } from '#shared/domain/tempo/date.ts';
import { ultimoAnnoNoto } from '#shared/rules/annuali/annunciati.ts';

const check = async (dopo: ValoreAnnunciato, { oggi }: RequestContext): Promise<ValoreAnnunciato> => {
  const noto = ultimoAnnoNoto(dopo.quale);
  if (dopo.anno <= noto)
    throw campoNonValido(
      'anno',
      `Il programma ha già il valore del ${dopo.anno}: si indica quello degli anni dal ${noto + 1}.`,
    );
  if (dopo.anno > partiDi(oggi).anno + 1)
    throw campoNonValido(
      'anno',
      `Nessuno ha ancora annunciato valori del ${dopo.anno}: si indicano quelli dell'anno e del seguente.`,
    );
  if (dopo.letto > oggi) throw campoNonValido('letto', 'Il valore non può essere stato letto in futuro.');
  return dopo;
};

export const valoriAnnunciati = gestione(valoriAnnunciatiRepository, { check });

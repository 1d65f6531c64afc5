import type { ContenutoDenuncia, RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { meseOrdinato } from '#archivio/denunce/denuncia.ts';
import { listRestituzioni } from '#archivio/persone/restituzione.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Restituzione } from '#shared/contracts/anagrafe/restituzione.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import type { ImportoSpt } from '#shared/contracts/denunce/spt.ts';
import { imponibileRestituito, irpefStornata, isDellAnno } from '#shared/domain/persona/restituzione.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { addMesi, meseDi } from '#shared/domain/tempo/mese.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { chiaveRestituita } from '../denuncia/somme-restituite.ts';
import { NOMI_IMPORTI, QUADRI } from '../formati/spt/composizione.ts';
import { chiaveDipendente } from './compensi-comunicati.ts';
import { primoGiorno, ultimoGiorno, type PeriodoSpt } from './fronte.ts';

/** The amounts that a restitution takes off its year. */
const importiDi = (una: Restituzione): Readonly<Partial<Record<ImportoSpt, number>>> => ({
  Lordo: -una.numLordo,
  ImponibilePensione: -una.numImponibileContributivo,
  RitenutaPensione: -una.numContributi,
  ImponibileIrpef: -imponibileRestituito(una),
  RitenutaIrpef: -irpefStornata(una),
});

/** The restitutions of a period, of sums paid in its year, that no other process already sent tells of. One request, and one for each of those where there is any. */
export const restituiteNel = async (
  archivio: Archivio,
  periodo: PeriodoSpt,
  altre: readonly Denuncia[],
): Promise<readonly Restituzione[]> => {
  const rese = (await listRestituzioni(archivio, periodo.anno)).filter(
    (una) =>
      isDellAnno(una) && una.datRestituzione >= primoGiorno(periodo) && una.datRestituzione <= ultimoGiorno(periodo),
  );
  if (rese.length === 0) return [];
  const spt = denunceRepository(archivio, 'SPT');
  const intere = await Promise.all(altre.map(({ uid }) => spt.loadIntera(uid)));
  const dette = new Set(intere.flatMap(({ contenuto }) => contenuto.records.map(({ chiave }) => chiave)));
  return rese.filter((una) => !dette.has(chiaveRestituita(una)));
};

/** A compensation below zero: liquidated the month it came back, of the month before, as the portal asks. */
const compensoDi = (una: Restituzione, persona: string | null): RecordRaccolto => {
  const mese = meseDi(una.datRestituzione);
  const [competenza, liquidazione] = [meseOrdinato(addMesi(mese, -1)), meseOrdinato(mese)];
  const anno = una.datRestituzione.slice(0, 4);
  const importi = importiDi(una);
  return {
    chiave: chiaveRestituita(una),
    persona,
    origini: [],
    campi: {
      quadro: QUADRI.compenso,
      IdDipendente: una.uidSubAnagrafe,
      Tipo: '',
      Descrizione: accorciato(`Restituzione: ${una.desCausale}`, 100),
      Capitolo: '',
      Competenza: competenza,
      Liquidazione: liquidazione,
      AnnoPagamento: anno,
      Tassazione: 'AC',
      AliquotaIrpef: '',
      Cassa: '',
      ...Object.fromEntries(NOMI_IMPORTI.map((nome) => [nome, importi[nome] ?? 0])),
    },
  };
};

const daTogliere = (una: Restituzione): Rilievo => ({
  codice: 'spt.somma-restituita',
  gravita: 'AVVISO',
  regola: "Quello che è stato comunicato e poi restituito nell'anno si toglie.",
  persona: null,
  campo: 'Dipendente',
  atteso: 'un compenso comunicato in questi mesi, da diminuire',
  trovato: `${formatEuro(una.numLordo)} restituiti il ${formatGiorno(una.datRestituzione)}: ${una.desCausale}`,
  rimedio:
    'La persona non ha altri compensi qui: diminuire sul portale quello che fu comunicato, con «Gestione singolo beneficiario».',
});

/** The content with its restitutions: a row of the person that lowers, or a finding where these months tell nothing of them. */
export const withRestituzioni = (
  contenuto: ContenutoDenuncia,
  restituzioni: readonly Restituzione[],
): ContenutoDenuncia => {
  const dipendenti = new Map(contenuto.records.map((record) => [record.chiave, record]));
  const suo = (una: Restituzione) => dipendenti.get(chiaveDipendente(una.uidSubAnagrafe));
  const dette = restituzioni.filter(({ percettore }) => percettore === 'DIPENDENTE');
  return {
    ...contenuto,
    records: contenuto.records.flatMap((record) => [
      record,
      ...dette.filter((una) => suo(una) === record).map((una) => compensoDi(una, record.persona)),
    ]),
    escluse: [...contenuto.escluse, ...dette.filter((una) => suo(una) === undefined).map(daTogliere)],
  };
};

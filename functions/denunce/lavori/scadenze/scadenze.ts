import { notifica } from '#archivio/casa/notifica.ts';
import { scadenzeAvvisate } from '#archivio/casa/scadenza-avvisata.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { TipoLavoro } from '#platform/work/lavoro-steps.ts';
import type { Scadenza } from '#shared/contracts/denunce/scadenze.ts';
import { addGiorni, formatGiorno, type Giorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { listScadenze } from '../../scadenze/scadenze-service.ts';

/** Days before the last useful one from which the office is told. */
const PREAVVISO = 5;
/** Of one day: what is left, of a school with years behind it, is told on the next. */
const IN_UN_GIORNO = 20;

/** Tells the office, once each, what is due within five days and what its day went by for. */
export const avvisoScadenze: TipoLavoro = {
  prepare: async ({ archivio, oggi }) => {
    const { length: totale } = await listDaAvvisare(archivio, oggi);
    return { blocchi: totale === 0 ? [] : ['avvisi'], totale };
  },
  blocco: async (_blocco, { archivio, oggi, adesso, modifica }) => {
    const nuove = await listDaAvvisare(archivio, oggi);
    for (const scadenza of nuove) {
      const chiave = chiaveDi(scadenza);
      modifica.add(scadenzeAvvisate(archivio).put(chiave, adesso));
      notifica(modifica, { archivio, adesso }, 'SCADENZA', chiave, { cosa: frase(scadenza) });
    }
    return { fatti: nuove.length, scartati: 0, esiti: [], totali: {} };
  },
  close: async () => ({}),
};

const listDaAvvisare = async (archivio: Archivio, oggi: Giorno): Promise<readonly Scadenza[]> => {
  const [scadenze, avvisate] = await Promise.all([listScadenze(archivio, oggi), scadenzeAvvisate(archivio).list()]);
  const fino = addGiorni(oggi, PREAVVISO);
  return scadenze
    .filter(({ stato, giorno }) => stato === 'SCADUTA' || (isAperta(stato) && giorno <= fino))
    .filter((scadenza) => !avvisate.has(chiaveDi(scadenza)))
    .slice(-IN_UN_GIORNO);
};

const isAperta = (stato: Scadenza['stato']): boolean => stato === 'DA_FARE' || stato === 'DA_SEGUIRE';

const chiaveDi = ({ adempimento, anno, mese, stato }: Scadenza): string =>
  `${adempimento}-${anno}-${mese ?? 'anno'}-${stato === 'SCADUTA' ? 'scaduta' : 'in-arrivo'}`;

const frase = ({ descrizione, anno, mese, giorno, stato }: Scadenza): string => {
  const di = `${descrizione}, ${mese === null ? anno : formatMese({ anno, mese })}`;
  const quando = formatGiorno(giorno);
  return stato === 'SCADUTA' ? `${di}: andava inviato entro il ${quando}` : `${di}: entro il ${quando}`;
};

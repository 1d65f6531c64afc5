import { describe, expect, test } from 'vitest';
import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { titoliDellaPersona } from '#functions/anagrafe/titoli/titoli-della-persona.ts';
import { cedolinoPersona, type CedolinoPersona } from '#functions/cedolini/calcolo/cedolini-persone.ts';
import { vociDizionario } from '#functions/riferimento/voci/soggettive.ts';
import { asUid } from '#platform/data/entita.ts';
import {
  datiDiPaga,
  letturaDi,
  titoliDiPaga,
  type DatoDiPaga,
  type TitoloDiPaga,
} from '#shared/calculation/situazione/dati-letti.ts';
import {
  setupTypes,
  tipiElaborazione,
  type SetupType,
  type TipoElaborazione,
} from '#shared/domain/elaborazione/elaborazione.ts';
import { codiciParticolarita } from '#shared/domain/persona/particolarita.ts';
import { percettoriAmmessi } from '#shared/domain/persona/percettore.ts';
import { pagatoCome, personaPagata, propria, vocePer } from './chi-e-pagato.ts';
import { ambiente, processo, UID } from './dati.ts';

/** The relief of the pension share was in force until 2024. */
const annoDi = (dato: DatoDiPaga): number => (dato.startsWith('ESONERO') ? 2024 : 2026);

/** Funds act on fixed pay alone. */
const isFondo = (dato: DatoDiPaga): dato is 'ESPERO' | 'ENAM' => dato === 'ESPERO' || dato === 'ENAM';
const isFissa = (dato: DatoDiPaga): boolean => isFondo(dato) || dato === 'QUOTA_TFR';

/** Tax data of the year, as each of those that are a datum by itself says them. */
const FISCALI = {
  PLAFOND_SOSTITUTIVA: { numPlafondSostitutiva: 100_000 },
  RINUNCIA_CUNEO: { flgRinunciaCuneo: true },
} as const;
const isFiscale = (dato: DatoDiPaga): dato is keyof typeof FISCALI => Object.hasOwn(FISCALI, dato);

/** A membership of a fund, as the record of a person or of a service says it. */
const iscritta = (
  dato: 'ESPERO' | 'ENAM',
  { persona, servizi }: DatiPersona,
  anno: number,
  quotaTfr: number | null = null,
): Partial<DatiPersona> => {
  const dal = `${anno}-01-01`;
  const adesione = {
    dal,
    al: null,
    datAdesione: dal,
    codFondo: '',
    comparto: '',
    aliquotaAggiuntiva: 0,
    quotaTfr,
  };
  return dato === 'ESPERO'
    ? { persona: { ...persona, espero: [adesione] } }
    : { servizi: servizi.map((uno) => ({ ...uno, flgEnam: uno.contratto === 'TI' })) };
};

/** Records of the person for a datum: an item of the dictionary, a condition, a fund, of the whole year. */
const scritto = (dato: DatoDiPaga, titolo: TitoloDiPaga): Partial<DatiPersona> => {
  const anno = annoDi(dato);
  if (isFondo(dato)) return iscritta(dato, personaPagata(titolo, anno), anno);
  if (dato === 'QUOTA_TFR') return iscritta('ESPERO', personaPagata(titolo, anno), anno, 1_000_000);
  if (isFiscale(dato))
    return { fiscali: personaPagata(titolo, anno).fiscali.map((uno) => ({ ...uno, ...FISCALI[dato] })) };
  const chi = {
    uid: asUid<'SOGGETTIVA'>('s'),
    uidSubAnagrafe: UID,
    versione: 1,
    datInizio: `${anno}-01-01`,
    datFine: null,
  };
  const codParticolarita = codiciParticolarita.find((codice) => codice === dato);
  if (codParticolarita !== undefined)
    return { soggettive: [], particolarita: [{ ...chi, uid: asUid('p'), codParticolarita, note: '' }] };
  const codVoce = vociDizionario.find(({ trattenuta }) => (trattenuta ?? 'ASSEGNO_MENSILE') === dato)?.codVoce ?? '';
  return {
    particolarita: [],
    soggettive: [{ ...chi, codVoce, numImporto: 5_000, desRiferimento: '', numTotale: null, piano: null }],
  };
};

/** The records of the person before the datum: the share of the TFR is of who is in the fund. */
const prima = (dato: DatoDiPaga, titolo: TitoloDiPaga): Partial<DatiPersona> =>
  dato === 'QUOTA_TFR' ? iscritta('ESPERO', personaPagata(titolo, annoDi(dato)), annoDi(dato)) : {};

/** The payslip of somebody paid to a title by a run, with something written of them. */
const paga = (
  tipo: Exclude<TipoElaborazione, 'CON'>,
  scuola: SetupType,
  titolo: TitoloDiPaga,
  dato: DatoDiPaga,
  cambi: Partial<DatiPersona>,
): CedolinoPersona => {
  const anno = annoDi(dato);
  return cedolinoPersona(
    processo({
      idMetodo: `${tipo}-LD`,
      setupType: scuola,
      ANNO: anno,
      MESE: 3,
      dataPagamento: `${anno}-03-20`,
      simulazione: tipo === 'SUP' || tipo === 'FER',
    }),
    { uidSubAnagrafe: asUid(UID), percettore: null, voci: vocePer(tipo, titolo, anno, isFissa(dato)) },
    { ...personaPagata(titolo, anno), ...cambi },
    ambiente({ versamenti: { scuole: [propria(scuola)], posizioni: [] } }),
  );
};

const chePagano = (titolo: TitoloDiPaga) =>
  tipiElaborazione.filter(
    (tipo): tipo is Exclude<TipoElaborazione, 'CON'> =>
      tipo !== 'CON' && percettoriAmmessi[tipo].includes(pagatoCome(tipo, titolo)),
  );
const righeDi = ({ cedolino }: CedolinoPersona) =>
  cedolino === null ? null : cedolino.righe.map(({ codice, importo }) => [codice, importo]);

describe.each(datiDiPaga)('%s', (dato) => {
  test.each(setupTypes)('of a school %s is refused with words or changes the payslip, title by title', (scuola) => {
    const cambia = (titolo: TitoloDiPaga, tipo: Exclude<TipoElaborazione, 'CON'>) => {
      const senza = righeDi(paga(tipo, scuola, titolo, dato, prima(dato, titolo)));
      const con = righeDi(paga(tipo, scuola, titolo, dato, scritto(dato, titolo)));
      return JSON.stringify(senza) !== JSON.stringify(con);
    };
    const letti = titoliDiPaga.map((titolo) => {
      const lettura = letturaDi(dato, scuola, titolo);
      return [titolo, 'rifiuto' in lettura ? [] : lettura.elaborazioni];
    });
    expect(titoliDiPaga.map((titolo) => [titolo, chePagano(titolo).filter((tipo) => cambia(titolo, tipo))])).toEqual(
      letti,
    );
  });
});

test('to what titles somebody is paid follows from kind, services and tax data of the days', () => {
  const chi = (titolo: TitoloDiPaga) => personaPagata(titolo, 2026);
  const del2026 = { dal: '2026-01-01', al: '2026-12-31' };
  for (const titolo of titoliDiPaga)
    expect(new Set(titoliDellaPersona(chi(titolo), del2026))).toEqual(new Set([titolo]));
  expect(titoliDellaPersona(chi('COCOCO'), { dal: '2025-01-01', al: '2025-12-31' })).toEqual([]);
  expect(titoliDellaPersona(chi('DIPENDENTE_TD'), { dal: '2026-07-01', al: null })).toEqual([]);
});

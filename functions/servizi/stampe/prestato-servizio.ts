import { loadPrestatoServizio } from '#archivio/servizi/prestato-servizio.ts';
import { elenco, type ColonnaDi } from '#functions/impaginazione/elenco/elenco.ts';
import { defineStampa } from '#functions/impaginazione/stampa.ts';
import type { RigaPrestato } from '#shared/contracts/servizi/prestato-servizio.ts';
import { printPrestatoServizio } from '#shared/contracts/servizi/stampe/prestato-servizio.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { descrizionePrestato, statiPrestato } from '#shared/domain/persona/prestato-servizio.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese, type Mese } from '#shared/domain/tempo/mese.ts';

const colonne: readonly ColonnaDi<RigaPrestato>[] = [
  {
    titolo: 'Supplente',
    tipo: 'testo',
    testata: true,
    valore: ({ desCognome, desNome }) => nominativo(desCognome, desNome),
  },
  { titolo: 'Codice fiscale', tipo: 'testo', valore: ({ desCf }) => desCf },
  { titolo: 'Sostituisce', tipo: 'testo', valore: ({ desTitolare }) => desTitolare },
  { titolo: 'Dal', tipo: 'giorno', valore: ({ datInizio }) => datInizio },
  { titolo: 'Al', tipo: 'giorno', valore: ({ datFine }) => datFine },
  { titolo: 'Giorni', tipo: 'numero', totale: true, valore: ({ numGiorni }) => numGiorni },
  { titolo: 'Ore settimanali', tipo: 'ore', valore: ({ numOre }) => numOre },
  { titolo: 'Dal giorno', tipo: 'giorno', valore: ({ datStato }) => datStato },
];

/** The short substitutions of a month, in a section for each thing they wait for. */
export const prestatoServizio = defineStampa(
  printPrestatoServizio,
  elenco({
    title: (mese: Mese) => Promise.resolve(`Prestato servizio, ${formatMese(mese)}`),
    load: async ({ anno, mese }, { archivio }) => {
      const { entro, righe } = await loadPrestatoServizio(archivio, { anno, mese });
      return {
        filtri: [
          { etichetta: 'Mese', valore: formatMese({ anno, mese }) },
          { etichetta: 'Da autorizzare entro', valore: formatGiorno(entro) },
        ],
        colonne,
        sezione: 'Stato',
        sezioni: statiPrestato.map((stato) => ({
          titolo: descrizionePrestato[stato],
          righe: righe.filter((riga) => riga.stato === stato),
        })),
        orientamento: 'orizzontale' as const,
      };
    },
  }),
);

import { incarichiDelSemestre } from '#archivio/incarichi/incarichi-dell-anno.ts';
import { elenco, type ColonnaDi } from '#functions/impaginazione/elenco/elenco.ts';
import { defineStampa } from '#functions/impaginazione/stampa.ts';
import type { ComunicazioneDovuta, IncaricoDellAnno } from '#shared/contracts/denunce/annuali/incarichi-dell-anno.ts';
import { printIncarichi } from '#shared/contracts/denunce/annuali/stampa-incarichi.ts';
import {
  descrizioneChiHaIncarico,
  descrizioneRilievoIncarico,
  formatComunicazione,
  nomeSemestre,
} from '#shared/domain/incarichi/incarichi.ts';

const importo = (titolo: string, nome: 'pagato' | 'comunicato'): ColonnaDi<IncaricoDellAnno> => ({
  titolo,
  tipo: 'importo',
  totale: true,
  valore: (riga) => riga[nome],
});

/** How what is to be told stands, and with which code it was. */
const comunicazione = (
  titolo: string,
  quale: (riga: IncaricoDellAnno) => ComunicazioneDovuta,
  codice: (riga: IncaricoDellAnno) => string = () => '',
): ColonnaDi<IncaricoDellAnno> => ({
  titolo,
  tipo: 'testo',
  valore: (riga) => [formatComunicazione(quale(riga)), codice(riga)].filter((parte) => parte !== '').join(', '),
});

const COLONNE: readonly ColonnaDi<IncaricoDellAnno>[] = [
  { titolo: 'Persona', tipo: 'testo', testata: true, valore: ({ nominativo }) => nominativo },
  { titolo: 'Codice fiscale', tipo: 'testo', valore: ({ desCf }) => desCf },
  { titolo: 'Incarico', tipo: 'testo', valore: ({ numIncarico }) => numIncarico },
  { titolo: 'Del', tipo: 'giorno', valore: ({ datIncarico }) => datIncarico },
  { titolo: 'Oggetto', tipo: 'testo', valore: ({ desOggetto }) => desOggetto },
  { titolo: 'Pattuito', tipo: 'importo', valore: ({ numImporto }) => numImporto },
  importo('Pagato', 'pagato'),
  importo('Comunicato', 'comunicato'),
  comunicazione(
    'Anagrafe',
    ({ anagrafe }) => anagrafe,
    ({ codAnagrafePrestazioni }) => codAnagrafePrestazioni,
  ),
  comunicazione(
    'UNILAV',
    ({ unilav }) => unilav,
    ({ codUnilav }) => codUnilav,
  ),
  comunicazione('Compensi', ({ compenso }) => compenso),
  {
    titolo: 'Da sistemare',
    tipo: 'testo',
    valore: ({ rilievi }) => rilievi.map((uno) => descrizioneRilievoIncarico[uno]).join(' '),
  },
];

export const incarichi = defineStampa(
  printIncarichi,
  elenco({
    title: ({ anno, semestre }: { readonly anno: number; readonly semestre: number }) =>
      Promise.resolve(`Incarichi e comunicazioni, ${nomeSemestre(semestre).toLowerCase()} ${anno}`),
    load: async ({ anno, semestre }, { archivio, oggi }) => {
      const righe = await incarichiDelSemestre({ anno, semestre }, archivio, oggi);
      return {
        filtri: [{ etichetta: 'Periodo', valore: `${nomeSemestre(semestre)} ${anno}` }],
        colonne: COLONNE,
        sezione: 'Chi',
        sezioni: [...Map.groupBy(righe, ({ chi }) => chi)].map(([chi, sue]) => ({
          titolo: descrizioneChiHaIncarico[chi],
          righe: sue,
        })),
        orientamento: 'orizzontale' as const,
      };
    },
  }),
);

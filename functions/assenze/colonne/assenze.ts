import { assenzaEntita, type AssenzaSalvata } from '#archivio/assenze/assenza.ts';
import type { Riga } from '#functions/colonne/colonna.ts';
import { definePersonale } from '#functions/colonne/personale.ts';
import { giornoIn, parseInput } from '#functions/colonne/tipo.ts';
import { cursorSigner } from '#platform/data/cursor.ts';
import { AssenzaDaSalvare } from '#shared/contracts/assenze/assenze.ts';
import { descrizioneMancatoRecupero, descrizioneMotivoSanitario } from '#shared/domain/persona/assenze.ts';
import { assenzeService } from '../assenze-service.ts';
import { celleCongedo, colonneCongedo, congedoDi } from './colonne-congedo.ts';

/** Writing needs no cursor: lists are read by their own calls. */
const service = assenzeService({ cursori: cursorSigner('') });

const campiDi = ({ desCf: _cf, desNominativo: _nome, ...riga }: Riga): object => {
  const { congedo, altre } = congedoDi(riga);
  const { codMancatoRecupero = null, ...comuni } = altre;
  return {
    ...comuni,
    ...(congedo === null ? {} : { congedo }),
    ...(codMancatoRecupero === null ? {} : { codMancatoRecupero }),
  };
};

/** Absences of the staff, by codice fiscale, start date and kind. */
export const tipoAssenze = definePersonale<AssenzaSalvata>({
  nome: 'assenze',
  entita: assenzaEntita,
  chiave: ['datInizio', 'codTipoAssenza'],
  colonne: [
    {
      campo: 'datInizio',
      titolo: 'Data inizio',
      tipo: 'data',
      secolo: 'rapporto',
      obbligatoria: true,
      esempio: '2025-11-10',
    },
    {
      campo: 'codTipoAssenza',
      titolo: 'Tipo assenza',
      tipo: 'testo',
      obbligatoria: true,
      esempio: 'FERIE',
    },
    { campo: 'datFine', titolo: 'Data fine', tipo: 'data', secolo: 'rapporto', esempio: '2025-11-14' },
    { campo: 'numOre', titolo: 'Ore', tipo: 'ore', esempio: null, aiuto: 'Solo per le assenze che si contano in ore.' },
    {
      campo: 'codMotivo',
      titolo: 'Motivo sanitario',
      tipo: 'scelta',
      scelte: descrizioneMotivoSanitario,
      esempio: null,
    },
    {
      campo: 'datNascitaFiglio',
      titolo: 'Data di nascita del figlio',
      tipo: 'data',
      esempio: null,
    },
    ...colonneCongedo,
    {
      campo: 'codMancatoRecupero',
      titolo: 'Mancato recupero',
      tipo: 'scelta',
      scelte: descrizioneMancatoRecupero,
      esempio: null,
      aiuto: 'Solo per i permessi brevi non recuperati.',
    },
    {
      campo: 'numCertificato',
      titolo: 'Certificato',
      tipo: 'testo',
      vuoto: '',
      esempio: null,
    },
    { campo: 'datCertificato', titolo: 'Data certificato', tipo: 'data', secolo: 'rapporto', esempio: null },
    { campo: 'note', titolo: 'Note', tipo: 'testo', piuRighe: true, vuoto: '', esempio: null },
  ],
  cosa: (riga) => `assenza dal ${giornoIn(riga, 'datInizio')}`,
  riga: ({
    datInizio,
    codTipoAssenza,
    datFine,
    numOre,
    codMotivo,
    datNascitaFiglio,
    congedo,
    codMancatoRecupero,
    numCertificato,
    datCertificato,
    note,
  }) => ({
    datInizio,
    codTipoAssenza,
    datFine,
    numOre,
    codMotivo,
    datNascitaFiglio,
    ...celleCongedo(congedo),
    codMancatoRecupero: codMancatoRecupero ?? null,
    numCertificato,
    datCertificato,
    note,
  }),
  create: (riga, persona, mezzi) =>
    service.save(parseInput(AssenzaDaSalvare, { ...campiDi(riga), uidSubAnagrafe: persona.uid }), mezzi.context),
  update: ({ uid, uidSubAnagrafe, versione }, riga, mezzi) =>
    service.save(parseInput(AssenzaDaSalvare, { ...campiDi(riga), uidSubAnagrafe, uid, versione }), mezzi.context),
});

import { expect, test } from 'vitest';
import { fiscaliEntita } from '#archivio/persone/fiscali.ts';
import { readItem } from '#platform/data/repository.ts';

/** A year as it was stored before certificates of others, 730, papers and bodies of surtaxes were asked. */
const DI_PRIMA = {
  uid: 'inventata1-2025',
  uidSubAnagrafe: 'inventata1',
  versione: 4,
  numAnno: 2025,
  percettore: null,
  numAliquotaMassima: 350_000,
  desAliquotaLettaDa: 'Cedolino inventato',
  codGestioneSeparata: null,
  numCompensiOccasionaliAltri: 0,
  numImponibileGestSeparataAltri: 0,
  numImponibileContributivoAltri: 0,
  numRedditoPresunto: null,
  numRedditoLavoroDipendente: null,
  numRedditoAnnoPrecedente: null,
  numRedditoSecondoAnnoPrecedente: null,
  numGiorniDetrazione: null,
  numGiorniAnno: 365,
  flgDetrazioneLavoro: true,
  flgTrattamentoIntegrativo: true,
  flgRinunciaCuneo: false,
  flgRinunciaSostitutiva: false,
  numPlafondSostitutiva: 0,
  numAltreDetrazioni: 0,
  flgMassimale: false,
  flgContributoAggiuntivo: false,
  numRetribuzioneMeseEsonero: null,
  saldoRegionale: { residuo: 12_030, rate: 3 },
  saldoComunale: null,
  accontoComunale: null,
  numAccontoTrattenuto: 0,
};

test('tax data stored before the annual certificate asked for more say nothing of it, and their surtaxes go where they went', () => {
  const item = { ...DI_PRIMA, pk: 'SCUOLA#XXIC00001A#PERSONA#inventata1', sk: 'FISCALI#2025', schema: 1 };
  expect(readItem(fiscaliEntita, item)).toEqual({
    ...DI_PRIMA,
    saldoRegionale: { residuo: 12_030, rate: 3, anno: null, ente: null },
    conguaglio: null,
    codCategoriaCu: null,
    codEventiCu: null,
    codEsclusionePrecompilata: null,
    cfRappresentante: null,
    cuAltri: [],
    risultati730: [],
    documenti: [],
  });
});

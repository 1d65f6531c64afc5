import { CuAltri, DocumentoFiscale, Risultato730 } from '#shared/contracts/anagrafe/dati-cu.ts';
import { descrizioneDocumentoFiscale, descrizioneVoce730 } from '#shared/domain/persona/dati-anno.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro } from '#shared/money/centesimi.ts';

/** Fields of the tax data of a year in words. */
export const etichetteFiscali = {
  numAnno: 'Anno',
  percettore: 'Titolo del pagamento',
  numAliquotaMassima: 'Aliquota massima',
  desAliquotaLettaDa: 'Letta da',
  codGestioneSeparata: 'Gestione separata',
  numCompensiOccasionaliAltri: 'Compensi occasionali da altri',
  numImponibileGestSeparataAltri: 'Imponibile Gestione separata da altri',
  numImponibileContributivoAltri: 'Imponibile contributivo da altri',
  numRedditoPresunto: 'Reddito complessivo presunto',
  numRedditoLavoroDipendente: 'Reddito di lavoro dipendente',
  numRedditoAnnoPrecedente: "Reddito dell'anno precedente",
  numRedditoSecondoAnnoPrecedente: 'Reddito di due anni prima',
  numGiorniDetrazione: 'Giorni di detrazione di ogni pagamento',
  numGiorniAnno: "Giorni di lavoro nell'anno",
  flgDetrazioneLavoro: 'Detrazioni di lavoro',
  flgTrattamentoIntegrativo: 'Trattamento integrativo',
  flgRinunciaCuneo: 'Rinuncia al taglio del cuneo',
  flgRinunciaSostitutiva: "Rinuncia all'imposta sostitutiva del 15 %",
  numPlafondSostitutiva: "Residuo del tetto dell'imposta sostitutiva",
  numAltreDetrazioni: 'Altre detrazioni',
  flgMassimale: 'Massimale contributivo',
  flgContributoAggiuntivo: "Contributo aggiuntivo dell'1 %",
  numRetribuzioneMeseEsonero: "Retribuzione del mese per l'esonero IVS",
  saldoRegionale: 'Saldo addizionale regionale',
  saldoComunale: 'Saldo addizionale comunale',
  accontoComunale: 'Acconto addizionale comunale',
  conguaglio: 'Conguaglio da trattenere',
  numAccontoTrattenuto: 'Acconto comunale già trattenuto',
  codCategoriaCu: 'Categoria nella Certificazione Unica',
  codEventiCu: 'Eventi eccezionali',
  codEsclusionePrecompilata: 'Esclusione dalla precompilata',
  cfRappresentante: 'Codice fiscale del rappresentante',
  cuAltri: 'CU di altri datori di lavoro',
  risultati730: 'Risultati del 730',
  documenti: "Documenti dell'interessato",
} as const;

/** The lines of the lists of a year in the audit view. */
export const righeFiscali = {
  cuAltri: (elemento: unknown): string | null => {
    const { success, data } = CuAltri.safeParse(elemento);
    return success
      ? `${data.desDatore || data.cfDatore} dal ${formatGiorno(data.dal)} al ${formatGiorno(data.al)}: reddito ${formatEuro(data.numReddito)}, ritenute ${formatEuro(data.numRitenute)}`
      : null;
  },
  risultati730: (elemento: unknown): string | null => {
    const { success, data } = Risultato730.safeParse(elemento);
    return success
      ? `${descrizioneVoce730[data.voce]}${data.flgConiuge ? ' del coniuge' : ''}: ${formatEuro(data.numImporto)} in ${data.numRate} rate`
      : null;
  },
  documenti: (elemento: unknown): string | null => {
    const { success, data } = DocumentoFiscale.safeParse(elemento);
    return success ? `${descrizioneDocumentoFiscale[data.tipo]}, ${formatGiorno(data.data)} ${data.protocollo}` : null;
  },
};

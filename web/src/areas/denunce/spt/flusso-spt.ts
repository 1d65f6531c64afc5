import type { Denuncia, RigaDenuncia } from '#shared/contracts/denunce/denuncia.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { descrizioneRapportoSpt, descrizioneTassazioneSpt } from '#shared/contracts/denunce/spt.ts';
import { statiAccessori } from '#shared/domain/denuncia.ts';
import { formatAnnoMese } from '#shared/domain/tempo/mese.ts';
import type { FlussoMostrato, Sezione } from '../parti/flusso.ts';
import { valoreVigente } from '../parti/valore-vigente.ts';

/** What each person was paid. */
export const sezioneCompensi: Sezione = {
  id: 'compensi',
  titolo: 'Compensi',
  campi: [
    { gruppo: 'Compenso', nome: 'Descrizione', titolo: 'Compenso' },
    { nome: 'Tipo', titolo: 'Tipo', nascosto: true },
    { nome: 'Capitolo', titolo: 'Capitolo', seLarga: true },
    { nome: 'Competenza', titolo: 'Competenza', mese: true },
    { nome: 'Liquidazione', titolo: 'Liquidazione', mese: true, seLarga: true },
    { nome: 'Tassazione', titolo: 'Tassazione', parole: descrizioneTassazioneSpt },
    { gruppo: 'Lordo e IRPEF', nome: 'Lordo', titolo: 'Lordo', importo: true, somma: true },
    { nome: 'RitenutaIrpef', titolo: 'IRPEF', importo: true, somma: true },
    { nome: 'Irap', titolo: 'IRAP', importo: true, somma: true },
    { nome: 'AnnoPagamento', titolo: 'Anno di pagamento', nascosto: true },
    { nome: 'Esente', titolo: 'Esente', importo: true, nascosto: true },
    { nome: 'ImponibilePensione', titolo: 'Imponibile pensione', importo: true, nascosto: true },
    { nome: 'RitenutaPensione', titolo: 'Pensione', importo: true, nascosto: true },
    { nome: 'RitenutaFondoCredito', titolo: 'Fondo credito', importo: true, nascosto: true },
    { nome: 'ImponibilePrevidenza', titolo: 'Imponibile TFS o TFR', importo: true, nascosto: true },
    { nome: 'RitenutaOperaPrevidenza', titolo: 'Opera di previdenza', importo: true, nascosto: true },
    { nome: 'RitenutaTfr', titolo: 'TFR', importo: true, nascosto: true },
    { nome: 'AltreRitenute', titolo: 'Altre ritenute', importo: true, nascosto: true },
    { nome: 'ImponibileIrpef', titolo: 'Imponibile IRPEF', importo: true, nascosto: true },
    { nome: 'AliquotaIrpef', titolo: 'Aliquota IRPEF', nascosto: true },
    { nome: 'ImponibileSostitutiva', titolo: 'Imponibile sostitutiva', importo: true, nascosto: true },
    { nome: 'Sostitutiva', titolo: 'Sostitutiva', importo: true, nascosto: true },
    { nome: 'ImponibileIrap', titolo: 'Imponibile IRAP', importo: true, nascosto: true },
    { nome: 'Cassa', titolo: 'Cassa', nascosto: true },
  ],
  correzione: sptRoutes.putValoreSpt,
  origini: sptRoutes.getSpt,
  diMolti: false,
  has: ({ calcolati }) => calcolati.quadro === 'C',
  nomeDi: (riga: RigaDenuncia) =>
    `${String(valoreVigente(riga, 'Descrizione'))} di ${formatAnnoMese(String(valoreVigente(riga, 'Competenza')))}`,
  vuoto: 'Nessun compenso: le elaborazioni del periodo non pagano personale dello Stato.',
};

/** Accessory pay outside the system. */
export const flussoSpt: FlussoMostrato = {
  nome: 'Accessori fuori sistema',
  parole: { nuovo: 'Nuovo periodo', nessuno: 'Nessun periodo', eliminato: 'Periodo eliminato' },
  stati: statiAccessori,
  chiamate: {
    list: sptRoutes.listSpt,
    get: sptRoutes.getSpt,
    remove: sptRoutes.removeSpt,
    makeFile: sptRoutes.makeFileSpt,
    linkFile: sptRoutes.linkFileSpt,
    send: sptRoutes.sendSpt,
    undoSend: sptRoutes.undoSendSpt,
  },
  lette: [sptRoutes.getSpt, sptRoutes.listSpt, sptRoutes.listDipendentiSpt, sptRoutes.listCompensiSpt],
  sezioni: [
    sezioneCompensi,
    {
      id: 'anagrafici',
      titolo: 'Dati delle persone',
      campi: [
        { nome: 'Cognome', titolo: 'Cognome' },
        { nome: 'Nome', titolo: 'Nome' },
        { nome: 'CodiceFiscale', titolo: 'Codice fiscale' },
        { nome: 'Rapporto', titolo: 'Rapporto', parole: descrizioneRapportoSpt },
      ],
      correzione: sptRoutes.putValoreSpt,
      origini: sptRoutes.getSpt,
      diMolti: false,
      has: ({ calcolati }) => calcolati.quadro === 'D',
      nomeDi: (riga: RigaDenuncia) =>
        `${String(valoreVigente(riga, 'Cognome'))} ${String(valoreVigente(riga, 'Nome'))}`,
      vuoto: 'Nessuna persona in questo periodo.',
    },
  ],
  avvisiInsieme: true,
  respinge: { azione: 'Il portale l’ha respinto', da: 'dal portale', aiuto: 'Come lo dice il portale' },
  primaDiInviare: () =>
    'Lo schema del portale non è pubblico: il file e il foglio hanno il contenuto che le guide chiedono, con nomi nostri. Confrontarli con quello che il portale mostra; il foglio va salvato come Excel 97-2003 (.xls) prima di caricarlo in «Gestione da file».',
};

/** The address of a process: what it is of, and whether it may still change. */
export const indirizzoSpt = ({ uid, anno, mese, meseDa = mese, STATUS }: Denuncia): string =>
  `/accessori-fuori-sistema/${uid}/${anno}/${meseDa}/${mese}/${STATUS === 'INVIATO'}`;

import type { RigaDenuncia } from '#shared/contracts/denunce/denuncia.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { statiUniemens } from '#shared/domain/denuncia.ts';
import { descrizioneCausaleRettifica, descrizioneComposizioneDenuncia } from '#shared/domain/elaborazione/denuncia.ts';
import { tabellaTipiRapporto } from '#shared/domain/incarichi/incarico.ts';
import { descrizioneCessazionePrivata, descrizioneTipoAssunzione } from '#shared/domain/persona/rapporto-inps.ts';
import { inps, nomeComune } from '#ui/codici/parole-codici.tsx';
import type { FlussoMostrato } from '../parti/flusso.ts';
import { valoreVigente } from '../parti/valore-vigente.ts';

/** Who a record is of. */
export const nominativo = (riga: RigaDenuncia): string =>
  `${String(valoreVigente(riga, 'Cognome'))} ${String(valoreVigente(riga, 'Nome'))}`;

const isQuadro =
  (quadro: string) =>
  ({ calcolati }: RigaDenuncia): boolean =>
    calcolati.quadro === quadro;

const SI_NO = { S: 'sì', N: 'no' };

/** The monthly social-security filing. */
export const flussoUniemens: FlussoMostrato = {
  nome: 'UniEmens',
  parole: { nuovo: 'Nuovo UniEmens', nessuno: 'Nessun UniEmens', eliminato: 'UniEmens eliminato' },
  stati: statiUniemens,
  chiamate: {
    list: uniemensRoutes.listUniemens,
    get: uniemensRoutes.getUniemens,
    remove: uniemensRoutes.removeUniemens,
    makeFile: uniemensRoutes.makeFileUniemens,
    linkFile: uniemensRoutes.linkFileUniemens,
    send: uniemensRoutes.sendUniemens,
    undoSend: uniemensRoutes.undoSendUniemens,
  },
  lette: [uniemensRoutes.getUniemens, uniemensRoutes.listUniemens],
  sezioni: [
    {
      id: 'individuali',
      titolo: 'Denunce individuali',
      campi: [
        { gruppo: 'Lavoratore', nome: 'Cognome', titolo: 'Cognome' },
        { nome: 'Nome', titolo: 'Nome' },
        { nome: 'CFLavoratore', titolo: 'Codice fiscale' },
        { nome: 'Matricola', titolo: 'Matricola INPS', nascosto: true },
        { gruppo: 'Contributo', nome: 'Imponibile', titolo: 'Imponibile', importo: true, somma: true },
        { nome: 'Contributo', titolo: 'Contributo', importo: true, somma: true },
        {
          gruppo: 'Inquadramento',
          nome: 'Qualifica1',
          titolo: 'Qualifica 1',
          parola: inps('qualifica1List'),
          nascosto: true,
        },
        { nome: 'Qualifica2', titolo: 'Qualifica 2', parola: inps('qualifica2List') },
        { nome: 'Qualifica3', titolo: 'Qualifica 3', parola: inps('qualifica3List'), nascosto: true },
        {
          nome: 'TipoContribuzione',
          titolo: 'Tipo di contribuzione',
          parola: inps('tipoContribuzioneList'),
          nascosto: true,
        },
        { nome: 'CodiceContratto', titolo: 'Contratto', parola: inps('contrattoList'), nascosto: true },
        { nome: 'TipoLavoratore', titolo: 'Tipo di lavoratore', nascosto: true },
        { nome: 'CodiceComune', titolo: 'Comune', parola: nomeComune, nascosto: true },
        { nome: 'Cittadinanza', titolo: 'Cittadinanza', parola: nomeComune, nascosto: true },
        { nome: 'RegimePost95', titolo: 'Dopo il 1995', parole: SI_NO, nascosto: true },
        {
          gruppo: 'Settimane, giorni e ore',
          nome: 'Settimane',
          titolo: 'Settimane',
          seLarga: true,
          aiuto: 'Numero e copertura, poi l’evento se c’è: 10:X 11:2 12:1:MAL. X intera, 2 in parte, 1 o 0 senza paga.',
        },
        { nome: 'GiorniLavorati', titolo: 'Giorni lavorati', nascosto: true, aiuto: 'I giorni del mese: 3-8 10 12-14' },
        { nome: 'GiorniRetribuiti', titolo: 'Giorni retribuiti', nascosto: true },
        { nome: 'GiorniContribuiti', titolo: 'Giorni contribuiti', nascosto: true },
        { nome: 'OreContribuite', titolo: 'Ore contribuite', decimali: 2, nascosto: true },
        { nome: 'RetribTeorica', titolo: 'Retribuzione teorica', importo: true, nascosto: true },
        { nome: 'RispettoMinimale', titolo: 'Rispetta il minimale', parole: SI_NO, nascosto: true },
        { nome: 'OrarioContrattuale', titolo: 'Ore della settimana', decimali: 2, nascosto: true },
        { nome: 'PercPartTime', titolo: 'Part time, percentuale', decimali: 2, nascosto: true },
        { nome: 'NumMensilita', titolo: 'Mensilità', decimali: 3, nascosto: true },
        { gruppo: 'Assunzione e cessazione', nome: 'UnitaOperativa', titolo: 'Unità operativa', nascosto: true },
        { nome: 'GiornoAssunzione', titolo: 'Giorno di assunzione', nascosto: true },
        { nome: 'TipoAssunzione', titolo: 'Tipo di assunzione', parole: descrizioneTipoAssunzione, nascosto: true },
        { nome: 'GiornoCessazione', titolo: 'Giorno di cessazione', nascosto: true },
        { nome: 'TipoCessazione', titolo: 'Tipo di cessazione', parole: descrizioneCessazionePrivata, nascosto: true },
      ],
      correzione: uniemensRoutes.putDenunciaIndividuale,
      origini: uniemensRoutes.getDenunciaIndividuale,
      diMolti: false,
      has: isQuadro('I'),
      nomeDi: nominativo,
      respingibile: true,
      vuoto: 'Nessuno ha il contributo di disoccupazione in questo mese.',
    },
    {
      id: 'variazioni',
      titolo: 'Mesi precedenti diminuiti',
      campi: [
        { nome: 'Cognome', titolo: 'Cognome' },
        { nome: 'Nome', titolo: 'Nome' },
        { nome: 'CFLavoratore', titolo: 'Codice fiscale' },
        { nome: 'AnnoMeseVarRetr', titolo: 'Mese', mese: true },
        { nome: 'CausaleVarRetr', titolo: 'Causale', voci: descrizioneCausaleRettifica },
        { nome: 'ImponibileVarRetr', titolo: 'Imponibile', importo: true, somma: true },
        { nome: 'ContributoVarRetr', titolo: 'Contributo', importo: true, somma: true },
      ],
      correzione: uniemensRoutes.putDenunciaIndividuale,
      origini: uniemensRoutes.getDenunciaIndividuale,
      diMolti: false,
      has: isQuadro('R'),
      nomeDi: nominativo,
      soloSePiena: true,
      vuoto: 'Nessuno ha restituito contributi di un mese precedente.',
    },
    {
      id: 'aziendali',
      titolo: 'Posizioni INPS',
      campi: [
        { nome: 'Matricola', titolo: 'Matricola INPS' },
        { nome: 'NumLavoratori', titolo: 'Lavoratori' },
        { nome: 'ForzaAziendale', titolo: 'Forza aziendale' },
        { nome: 'TrattQuotaLav', titolo: 'Quota trattenuta', parole: SI_NO },
        { nome: 'Composizione', titolo: 'Composizione', voci: descrizioneComposizioneDenuncia, seLarga: true },
      ],
      correzione: uniemensRoutes.putDenunciaAziendale,
      origini: uniemensRoutes.getDenunciaAziendale,
      diMolti: false,
      has: isQuadro('A'),
      nomeDi: (riga) => String(valoreVigente(riga, 'Matricola')),
      vuoto: 'Una posizione è qui quando ha almeno una denuncia individuale.',
    },
    {
      id: 'collaboratori',
      titolo: 'Collaboratori',
      campi: [
        { gruppo: 'Collaboratore', nome: 'Cognome', titolo: 'Cognome' },
        { nome: 'Nome', titolo: 'Nome' },
        { nome: 'CFCollaboratore', titolo: 'Codice fiscale' },
        { gruppo: 'Contributo', nome: 'Imponibile', titolo: 'Imponibile', importo: true, somma: true },
        { nome: 'Aliquota', titolo: 'Aliquota', percento: true, aiuto: 'In centesimi: 3372 vuol dire 33,72 %' },
        { gruppo: 'Rapporto', nome: 'TipoRapporto', titolo: 'Tipo di rapporto', parole: tabellaTipiRapporto.parole },
        { nome: 'Dal', titolo: 'Dal', nascosto: true },
        { nome: 'Al', titolo: 'Al', nascosto: true },
        { nome: 'CodiceAttivita', titolo: 'Attività', nascosto: true },
        { nome: 'AltraAss', titolo: 'Altra assicurazione', nascosto: true },
        { nome: 'CodiceComune', titolo: 'Comune', parola: nomeComune, nascosto: true },
      ],
      correzione: uniemensRoutes.putCollaboratore,
      origini: uniemensRoutes.getCollaboratore,
      diMolti: false,
      has: isQuadro('C'),
      nomeDi: nominativo,
      respingibile: true,
      vuoto: 'Nessun collaboratore ha contributi alla Gestione separata in questo mese.',
    },
  ],
  respinge: { azione: 'L’INPS l’ha respinto', da: 'dall’INPS', aiuto: 'Come lo dice la ricevuta' },
  primaDiInviare: () =>
    "Il tracciato è quello osservato nei programmi che lo scrivono: lo schema ufficiale non è pubblico. Passare il file al programma di controllo dell'INPS prima di inviarlo.",
};

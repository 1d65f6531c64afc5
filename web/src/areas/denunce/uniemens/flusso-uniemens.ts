import type { RigaDenuncia } from '../../../../../shared/contracts/denunce/denuncia.ts';
import { uniemensRoutes } from '../../../../../shared/contracts/denunce/uniemens-chiamate.ts';
import { valoreVigente } from '../parti/colonne-denuncia.tsx';
import type { FlussoMostrato } from '../parti/flusso.ts';

/** Who a record is of. */
export const nominativo = (riga: RigaDenuncia): string =>
  `${String(valoreVigente(riga, 'Cognome'))} ${String(valoreVigente(riga, 'Nome'))}`;

const isQuadro =
  (quadro: string) =>
  ({ calcolati }: RigaDenuncia): boolean =>
    calcolati.quadro === quadro;

/** The monthly social-security filing. */
export const flussoUniemens: FlussoMostrato = {
  nome: 'UniEmens',
  parole: { nuovo: 'Nuovo UniEmens', nessuno: 'Nessun UniEmens', eliminato: 'UniEmens eliminato' },
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
        { nome: 'Cognome', titolo: 'Cognome' },
        { nome: 'Nome', titolo: 'Nome' },
        { nome: 'CFLavoratore', titolo: 'Codice fiscale' },
        { nome: 'Matricola', titolo: 'Matricola INPS', nascosto: true },
        { nome: 'Imponibile', titolo: 'Imponibile', importo: true },
        { nome: 'Contributo', titolo: 'Contributo', importo: true },
        { nome: 'Qualifica1', titolo: 'Qualifica 1', nascosto: true },
        { nome: 'Qualifica2', titolo: 'Qualifica 2' },
        { nome: 'Qualifica3', titolo: 'Qualifica 3', nascosto: true },
        { nome: 'TipoContribuzione', titolo: 'Tipo di contribuzione', nascosto: true },
        { nome: 'CodiceContratto', titolo: 'Contratto', nascosto: true },
        { nome: 'TipoLavoratore', titolo: 'Tipo di lavoratore', nascosto: true },
        { nome: 'CodiceComune', titolo: 'Comune', nascosto: true },
        { nome: 'Cittadinanza', titolo: 'Cittadinanza', nascosto: true },
        { nome: 'RegimePost95', titolo: 'Dopo il 1995', nascosto: true },
        { nome: 'OreContribuite', titolo: 'Centesimi di ora contribuiti', nascosto: true },
      ],
      correzione: uniemensRoutes.putDenunciaIndividuale,
      origini: uniemensRoutes.getDenunciaIndividuale,
      diMolti: false,
      has: isQuadro('I'),
      nomeDi: nominativo,
      respingibile: true,
      vuoto: 'Nessuno ha il solo contributo di disoccupazione in questo mese.',
    },
    {
      id: 'aziendali',
      titolo: 'Posizioni INPS',
      campi: [
        { nome: 'Matricola', titolo: 'Matricola INPS' },
        { nome: 'NumLavoratori', titolo: 'Lavoratori' },
        { nome: 'ForzaAziendale', titolo: 'Forza aziendale' },
        { nome: 'TrattQuotaLav', titolo: 'Quota trattenuta' },
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
        { nome: 'Cognome', titolo: 'Cognome' },
        { nome: 'Nome', titolo: 'Nome' },
        { nome: 'CFCollaboratore', titolo: 'Codice fiscale' },
        { nome: 'Imponibile', titolo: 'Imponibile', importo: true },
        { nome: 'Aliquota', titolo: 'Aliquota (centesimi)' },
        { nome: 'TipoRapporto', titolo: 'Tipo di rapporto' },
        { nome: 'Dal', titolo: 'Dal', nascosto: true },
        { nome: 'Al', titolo: 'Al', nascosto: true },
        { nome: 'CodiceAttivita', titolo: 'Attività', nascosto: true },
        { nome: 'AltraAss', titolo: 'Altra assicurazione', nascosto: true },
        { nome: 'CodiceComune', titolo: 'Comune', nascosto: true },
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

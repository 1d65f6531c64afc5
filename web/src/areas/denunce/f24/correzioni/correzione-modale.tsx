import { useWatch } from 'react-hook-form';
import { useRoute, useWrite } from '#api/query.ts';
import { CorrezioneF24Input, type CorrezioneF24 } from '#shared/contracts/denunce/correzione-f24.ts';
import { correzioniF24Routes } from '#shared/contracts/denunce/correzioni/chiamate.ts';
import type { Denuncia, RigaDenuncia } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import {
  campiDovuti,
  campoMancante,
  corpoDellaSezione,
  descrizioneCorpoCorrezione,
  descrizioneModoCorrezione,
  modiCorrezione,
  rigaInParole,
  type ModoCorrezione,
} from '#shared/domain/denunce/correzione-f24.ts';
import { opzioni } from '#shared/domain/opzioni.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoAnno, CampoMese } from '#ui/modulo/campi/campo-mese.tsx';
import { CampoImporto } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSession } from '#ui/session.ts';
import { valoreVigente } from '../../parti/valore-vigente.ts';
import { lettiDallaCorrezione } from '../flusso-f24.ts';

/** What the request says; what came of it is written by itself. */
const Richiesta = CorrezioneF24Input.omit({ esito: true, esitoIl: true, motivoEsito: true }).superRefine(
  (valori, contesto) => {
    const manca = campoMancante(valori);
    if (manca !== null) contesto.addIssue({ code: 'custom', path: [manca.campo], message: manca.message });
  },
);

const NUOVA = {
  riga: '',
  modo: 'DATI',
  importo: 0,
  codice: '',
  ente: '',
  estremi: '',
  riferimentoA: '',
  riferimentoB: '',
  annoCredito: null,
  meseCredito: null,
  protocollo: '',
  motivo: '',
} as const;
const SENZA_RISPOSTA = { esito: 'IN_ATTESA', esitoIl: null, motivoEsito: '' } as const;

/** Columns of the right row, as the screen names them. */
const COLONNE = [
  ['codice', 'Codice', 'giusto'],
  ['ente', 'Ente', 'giusto'],
  ['estremi', 'Estremi', 'giusti'],
  ['riferimentoA', 'Riferimento A', 'giusto'],
  ['riferimentoB', 'Riferimento B', 'giusto'],
] as const;

/** When the code of the right row, or of the one that used the credit, is written. */
const aiutoCodice: Readonly<Record<ModoCorrezione, string>> = {
  DATI: 'Serve sempre: se era già giusto, resta quello della riga inviata',
  ECCEDENZA: 'Serve quando il credito è stato usato, con mese e anno',
};

const colonneDi = (riga: RigaDenuncia) => {
  const colonna = (nome: string) => String(valoreVigente(riga, nome));
  return {
    codice: colonna('codice'),
    ente: colonna('ente'),
    estremi: colonna('estremi'),
    riferimentoA: colonna('riferimentoA'),
    riferimentoB: colonna('riferimentoB'),
  };
};
const importoDi = (riga: RigaDenuncia): number =>
  Math.max(Number(valoreVigente(riga, 'debito')), Number(valoreVigente(riga, 'credito')));

interface Props {
  readonly denuncia: Denuncia;
  /** Undefined for a new one. */
  readonly correzione?: CorrezioneF24;
  readonly onChiudi: () => void;
}

/** A correction that was asked of a row of a sent F24. */
export const CorrezioneModale = ({ denuncia: { uid, versione, anno }, correzione, onChiudi }: Props) => {
  const { oggi } = useSession().sessione;
  const righe = useRoute(f24Routes.getF24, { body: { uid } }).data?.righe ?? [];
  const scrivi = useWrite(correzioniF24Routes.saveCorrezioneF24, lettiDallaCorrezione);
  const { esito, esitoIl, motivoEsito } = correzione ?? SENZA_RISPOSTA;
  const modulo = useModulo({
    schema: Richiesta,
    valori: correzione ?? { ...NUOVA, richiestaIl: oggi },
    salva: (richiesta) =>
      scrivi.mutateAsync({
        body: {
          uid,
          versione,
          ...(correzione === undefined ? {} : { numero: correzione.numero }),
          ...richiesta,
          esito,
          esitoIl,
          motivoEsito,
        },
      }),
    messaggio: 'Correzione scritta',
    onSalvato: onChiudi,
  });
  const { control, setValue } = modulo.form;
  const [modo, chiave, codice, annoCredito, meseCredito] = useWatch({
    control,
    name: ['modo', 'riga', 'codice', 'annoCredito', 'meseCredito'],
  });
  const conCodice = campiDovuti({ modo, codice, annoCredito, meseCredito }).includes('codice');
  const scelta = righe.find((una) => una.chiave === chiave);
  /** The right row starts from the wrong one: only what was wrong is written. */
  const parti = (riga: RigaDenuncia | undefined, come: string) => {
    if (riga === undefined) return;
    const giusta = come === 'DATI' ? colonneDi(riga) : NUOVA;
    for (const [nome] of COLONNE) setValue(nome, giusta[nome], { shouldDirty: true });
  };
  return (
    <ModaleModulo modulo={modulo} titolo="Correzione richiesta" size="large" onChiudi={onChiudi}>
      <CampoScelta
        modulo={modulo}
        nome="riga"
        etichetta="Riga inviata"
        aiuto={
          scelta === undefined
            ? 'Quella sbagliata'
            : `La corregge ${descrizioneCorpoCorrezione[corpoDellaSezione(String(valoreVigente(scelta, 'sezione')))]}`
        }
        voci={righe.map((riga) => ({
          codice: riga.chiave,
          descrizione: `${rigaInParole(colonneDi(riga))}: ${formatEuro(importoDi(riga))}`,
        }))}
        onScelta={(codice) => {
          const riga = righe.find((una) => una.chiave === codice);
          parti(riga, modo);
          if (riga !== undefined) setValue('importo', importoDi(riga), { shouldDirty: true });
        }}
      />
      <CampoScelta
        modulo={modulo}
        nome="modo"
        etichetta="Che cosa si chiede"
        voci={opzioni(modiCorrezione, descrizioneModoCorrezione)}
        onScelta={(come) => parti(scelta, String(come))}
      />
      <CampoImporto
        modulo={modulo}
        nome="importo"
        etichetta="Importo"
        aiuto={modo === 'DATI' ? 'Tutta la riga, o la parte che va altrove' : 'La parte versata in più'}
      />
      {modo === 'ECCEDENZA' && (
        <>
          <CampoMese
            modulo={modulo}
            nome="meseCredito"
            etichetta="Usato nell'F24 di: mese"
            aiuto="Quando il credito è stato usato: con l'anno e la riga di quell'F24"
          />
          <CampoAnno
            modulo={modulo}
            nome="annoCredito"
            etichetta="Usato nell'F24 di: anno"
            aiuto="Con il mese e il codice della riga, o nessuno dei tre"
            dal={anno}
            al={anno + 5}
          />
        </>
      )}
      {COLONNE.map(([nome, etichetta, giusto]) => (
        <CampoTesto
          key={nome}
          modulo={modulo}
          nome={nome}
          etichetta={`${etichetta} ${modo === 'DATI' ? giusto : 'della riga che lo usa'}`}
          {...(nome === 'codice' ? { aiuto: aiutoCodice[modo], obbligatorio: conCodice, maiuscole: true } : {})}
        />
      ))}
      <CampoData modulo={modulo} nome="richiestaIl" etichetta="Chiesta il" />
      <CampoTesto modulo={modulo} nome="protocollo" etichetta="Protocollo" aiuto="Della richiesta, se c'è già" />
      <CampoTesto
        modulo={modulo}
        nome="motivo"
        etichetta="Motivo"
        aiuto="Che cosa era sbagliato, e come si è chiesto"
      />
    </ModaleModulo>
  );
};

import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { ReactNode } from 'react';
import { anagrafeRoutes, PersonaModulo } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { campiConto } from '#shared/domain/codici/coordinate-pagamento.ts';
import { useChiediPrima } from '#ui/discordanze/use-chiedi-prima.tsx';
import { CampoNota } from '#ui/modulo/campi/campo-testo.tsx';
import { Modulo } from '#ui/modulo/modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSalva } from '#ui/modulo/use-salva.ts';
import { useSession } from '#ui/session.ts';
import { etichettePersona } from '../identita/etichette.ts';
import { SezioneIdentita } from '../identita/sezione-identita.tsx';
import { SezioneDomicili } from './sezione-domicili.tsx';
import { SezionePagamento } from './sezione-pagamento.tsx';
import { SezionePrevidenza } from './sezione-previdenza.tsx';
import { SezioneContatti, SezioneResidenza } from './sezioni-persona.tsx';

interface Props {
  readonly persona?: Persona;
  readonly onSalvata: (persona: Persona) => void;
  readonly onAnnulla: () => void;
}

/** The record of a person, section by section. */
export const PersonaForm = ({ persona, onSalvata, onAnnulla }: Props) => {
  const salva = useSalva(anagrafeRoutes.createPersona, anagrafeRoutes.updatePersona, persona, [
    anagrafeRoutes.searchAnag,
    anagrafeRoutes.nextMatricola,
  ]);
  const { confirmIdentity } = useSession();
  const chiediPrima = useChiediPrima();
  const modulo = useModulo({
    schema: PersonaModulo,
    valori: persona ?? { tipoSoggetto: 'FISICA', numAnnoScoFerfestResidue: 0 },
    versione: persona?.versione,
    salva: async (valori, versione) => {
      const inviati = senzaNonDetti(persona, valori);
      if (persona !== undefined && isRaro(persona, valori))
        await chiediPrima(persona.uid, { di: 'PERSONA', valori: inviati });
      if (persona !== undefined && isPagamentoCambiato(persona, valori)) await confirmIdentity();
      return salva(inviati, versione);
    },
    onSalvato: onSalvata,
  });
  return (
    <Modulo modulo={modulo} onAnnulla={onAnnulla}>
      <Sezione titolo="Dati personali">
        <SezioneIdentita modulo={modulo} persona={persona} />
      </Sezione>
      <Sezione titolo="Residenza">
        <SezioneResidenza modulo={modulo} persona={persona} />
      </Sezione>
      <Sezione titolo="Contatti">
        <SezioneContatti modulo={modulo} />
      </Sezione>
      <Sezione titolo="Domicilio fiscale" descrizione="Le addizionali di un anno seguono il domicilio del 1° gennaio">
        <SezioneDomicili modulo={modulo} />
      </Sezione>
      <Sezione titolo="Pagamento">
        <SezionePagamento modulo={modulo} />
      </Sezione>
      <Sezione titolo="Previdenza, NoiPA e ferie">
        <SezionePrevidenza modulo={modulo} />
      </Sezione>
      <Sezione titolo="Note">
        <CampoNota modulo={modulo} nome="note" etichetta={etichettePersona.note} righe={3} />
      </Sezione>
    </Modulo>
  );
};

/** The record without the facts that it neither had nor has been given: they stay absent, as they were. */
const senzaNonDetti = (persona: Persona | undefined, valori: PersonaModulo): PersonaModulo => {
  const inviati = { ...valori };
  if (isNonDetto(persona?.flgDeceduto, valori.flgDeceduto)) delete inviati.flgDeceduto;
  if (isNonDetto(persona?.datDecesso, valori.datDecesso)) delete inviati.datDecesso;
  if (isNonDetto(persona?.cfPrecedenti, valori.cfPrecedenti)) delete inviati.cfPrecedenti;
  if (isNonDetto(persona?.flgTutela, valori.flgTutela)) delete inviati.flgTutela;
  return inviati;
};

/** Facts of a person that closed things say, and that seldom change; the account is confirmed by itself. */
const RARI = ['desCf', 'desCognome', 'desNome', 'datNascita', 'codComuneNascita', 'flgSesso'] as const;
const isRaro = (prima: Persona, dopo: PersonaModulo): boolean =>
  RARI.some((campo) => prima[campo] !== dopo[campo]) ||
  JSON.stringify(prima.domicili) !== JSON.stringify(dopo.domicili);

type Detto = boolean | string | null | readonly string[] | undefined;
const isNonDetto = (prima: Detto, ora: Detto): boolean =>
  prima === undefined && ((ora ?? false) === false || (Array.isArray(ora) && ora.length === 0));

/** Where the money of somebody already on file goes: whoever changes it is asked who they are. */
const isPagamentoCambiato = (prima: Persona, dopo: PersonaModulo): boolean =>
  prima.codModPagamento !== dopo.codModPagamento ||
  prima.desIntestatario !== dopo.desIntestatario ||
  campiConto.some((campo) => prima[campo] !== dopo[campo]);

const Sezione = ({
  titolo,
  descrizione,
  children,
}: {
  readonly titolo: string;
  readonly descrizione?: string;
  readonly children: ReactNode;
}) => (
  <Container
    header={
      <Header variant="h2" {...(descrizione === undefined ? {} : { description: descrizione })}>
        {titolo}
      </Header>
    }
  >
    {children}
  </Container>
);

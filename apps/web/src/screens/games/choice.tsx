import { GAME_IDS } from '../../games.ts';
import { t } from '../../words.ts';
import { GamePicture } from './picture.tsx';
import './choice.css';

interface GameChoiceProps {
  readonly value: string;
  readonly onChange: (game: string) => void;
}

/** Which game: each with its picture. */
export const GameChoice = ({ value, onChange }: GameChoiceProps) => (
  <fieldset class="choice game-choice">
    <legend>{t('new.game')}</legend>
    <div class="game-choice-row">
      {GAME_IDS.map(game => (
        <label class="choice-item" key={game}>
          <input
            type="radio"
            name="game"
            value={game}
            checked={game === value}
            onChange={() => onChange(game)}
          />
          <span>
            <GamePicture game={game} />
            <span class="game-choice-name">{t(`game.${game}`)}</span>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);

-- The private room a draft was written in (party id); null: at the table.
ALTER TABLE "Draft" ADD COLUMN "room" TEXT;

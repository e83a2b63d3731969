CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
DROP INDEX "passages_search";--> statement-breakpoint
CREATE INDEX "passages_search" ON "passages" USING gin ("item_id","search") WITH (fastupdate=false);